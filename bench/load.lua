-- Asks for the addresses of a file, one after another in the file's order, from a place of its own in each thread.
local addresses, at = {}, 0
function init(arguments)
  for line in io.lines(arguments[1]) do addresses[#addresses + 1] = line end
  math.randomseed(tonumber(tostring({}):match("0x(%x+)"), 16) % 2147483647)
  at = math.random(#addresses)
end
function request()
  at = at % #addresses + 1
  return wrk.format("GET", addresses[at])
end
-- One line for the script that started this.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d %d\n", summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
