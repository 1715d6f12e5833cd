#!/usr/bin/env bash
# Guess: a header that nginx adds with "always" is sent once with every answer.
# What happens: nginx sends it twice with 416, the answer to a range beyond the end of a file: once
#   for the file and once for its error page. Answers 200, 206 and 404 have it once.
# For a site such as this: a player that asks for too much of a recording gets two Cache-Control
#   lines, and keeps the error as long as the file; headers of recordings go without "always".
set -euo pipefail

folder=$(mktemp -d)
trap 'kill "$(cat "$folder/pid" 2> /dev/null)" 2> /dev/null || true; rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
version=1.22.1-9+deb12u11
{ apt-get download "nginx=$version" || { apt-get update && apt-get download "nginx=$version"; }; } > log 2>&1 ||
  { echo "nginx $version cannot be had from Debian any more"; exit 1; }
dpkg -x nginx_*.deb program
program/usr/sbin/nginx -v

mkdir site temp
head -c 5000 /dev/zero > site/episode.mp3
cat > nginx.conf <<CONF
pid $folder/pid;
error_log $folder/errors;
events {}
http {
  access_log off;
  client_body_temp_path temp/body;
  proxy_temp_path temp/proxy;
  fastcgi_temp_path temp/fastcgi;
  uwsgi_temp_path temp/uwsgi;
  scgi_temp_path temp/scgi;
  server {
    listen 127.0.0.1:8805;
    root $folder/site;
    add_header Cache-Control "max-age=31536000" always;
  }
}
CONF
program/usr/sbin/nginx -p "$folder" -c "$folder/nginx.conf"

expect() {
  local seen
  seen=$(curl -s -o /dev/null -D - -H "Range: $2" "http://127.0.0.1:8805$1" | tr -d '\r' |
    awk '/^HTTP/ { status = $2 } /^Cache-Control/ { lines++ } END { print status, lines }')
  echo "$1 $2: status and Cache-Control lines: $seen"
  [ "$seen" = "$3" ] || { echo "CHANGED: was $3" >&2; changed=1; }
}
changed=0
expect /episode.mp3 bytes=0- "206 1"
expect /none.mp3 bytes=0- "404 1"
expect /episode.mp3 bytes=9000- "416 2"
exit "$changed"
