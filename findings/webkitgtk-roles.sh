#!/usr/bin/env bash
# Guess: a button that opens a dialog is a button for a screen reader in each engine, and a <summary> is one, too.
# What happens: WebKitGTK calls a <button aria-haspopup="dialog"> a combo box, and a <summary> "unknown". The empty corner
#   <td> of a table head is a column header without a name. Chromium has a push button, a toggle button and a cell.
# For a site such as this: "Menu, combo box" is what Orca says in GNOME's browser; leave aria-haspopup out where the
#   dialog says what it is, and questions that are folded need words that do without a role.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
browser=$(ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser 2> /dev/null | tail -1)
for command in chromium xvfb-run dbus-run-session "${browser:-MiniBrowser}"; do
  command -v "$command" > /dev/null || { echo "needs $command: chromium, xvfb, xauth, dbus and webkit2gtk-driver of Debian's packages"; exit 1; }
done
/usr/bin/python3 -c 'import pyatspi' || { echo "needs python3-pyatspi, of Debian's packages"; exit 1; }
dpkg-query -W -f '${Package} ${Version}\n' chromium 'libwebkit2gtk-4*' python3-pyatspi 2> /dev/null

echo '<!doctype html><title>Page</title><button aria-haspopup="dialog">Menu</button><details><summary>Question</summary>Answer</details>
<table><thead><tr><td><th scope="col">Small<tbody><tr><th scope="row">Visit<td>$95</table>' > page.html
cat > roles.py <<'PY'
import os, pyatspi, signal, subprocess, sys, time

command, known = sys.argv[1:-1], sys.argv[-1]
browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

def below(node):
    yield node
    for at in range(node.childCount):
        child = node.getChildAtIndex(at)
        if child: yield from below(child)

def roles():
    for node in below(pyatspi.Registry.getDesktop(0)):
        if node.getRoleName() not in ("document web", "document frame"): continue
        inside = list(below(node))
        names = {one.name: one.getRoleName() for one in reversed(inside)}
        if "Menu" not in names: continue
        corner = [one for one in inside if one.getRoleName() == "table row"][0].getChildAtIndex(0)
        return f'{names["Menu"]}, {names["Question"]}, {corner.getRoleName()}'

found, end = None, time.time() + 60
while not found and time.time() < end:
    time.sleep(1)
    try: found = roles()
    except Exception: pass
print(f"{os.path.basename(command[0])}: {found}")
if found != known: print(f"CHANGED: was {known}", file=sys.stderr)
os.killpg(browser.pid, signal.SIGTERM)
sys.exit(found != known)
PY
# Browsers give their tree only where a bus for it runs.
look() { dbus-run-session -- xvfb-run -a sh -c '(/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 &) ; sleep 1; exec /usr/bin/python3 roles.py "$@"' sh "$@" 2> errors || { cat errors; exit 1; }; }
look "$(command -v chromium)" --no-sandbox --force-renderer-accessibility "--user-data-dir=$folder/profile" "file://$folder/page.html" "push button, toggle button, table cell"
look "$browser" "file://$folder/page.html" "combo box, unknown, column header"
