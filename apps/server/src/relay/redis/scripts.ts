/*
 * What happens in Redis in one go. A body is kept under its topic and hash, begins with its expiry (15 digits) and goes
 * by itself; one that was read is left as this expiry alone, so that it is known when it is published again.
 * A mailbox is the order of the hashes that wait on a topic.
 */

/** Digits of an expiry. */
export const expiryDigits = 15

/**
 * Keeps the messages of a call and announces them, or none of them.
 *
 * KEYS, for each message: body, mailbox, channel. ARGV: the time; how many may wait on a topic; the command that
 * announces; what announcements begin with; then for each message: how long it is kept, its expiry, its place
 * among all, its hash, its text. Gives the places of those that were new, or -1 when there is no room.
 */
export const putScript = `
local now, most, announce, head = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3], ARGV[4]
local fresh, coming = {}, {}
for i = 1, #KEYS / 3 do
  local body, box = KEYS[3 * i - 2], KEYS[3 * i - 1]
  local expiry = redis.call('GETRANGE', body, 0, ${expiryDigits - 1})
  if (expiry == '' or tonumber(expiry) <= now) and not coming[body] then
    coming[body] = true
    coming[box] = (coming[box] or 0) + 1
    fresh[#fresh + 1] = i
  end
end
for _, i in ipairs(fresh) do
  local body, box = KEYS[3 * i - 2], KEYS[3 * i - 1]
  if redis.call('ZCARD', box) + coming[box] > most then
    for _, hash in ipairs(redis.call('ZRANGE', box, 0, -1)) do
      local expiry = redis.call('GETRANGE', string.sub(body, 1, -65) .. hash, 0, ${expiryDigits - 1})
      if expiry == '' or tonumber(expiry) <= now then redis.call('ZREM', box, hash) end
    end
    if redis.call('ZCARD', box) + coming[box] > most then return { -1 } end
  end
end
for _, i in ipairs(fresh) do
  local body, box, at = KEYS[3 * i - 2], KEYS[3 * i - 1], 5 * i - 1
  local kept, expiry, given, hash, text = unpack(ARGV, at + 1, at + 5)
  redis.call('SET', body, expiry .. text, 'PX', kept)
  local place = tonumber(given)
  local first = place - place % 1000
  local last = redis.call('ZREVRANGEBYSCORE', box, first + 999, first, 'WITHSCORES', 'LIMIT', 0, 1)[2]
  if last and tonumber(last) >= place then place = tonumber(last) + 1 end
  redis.call('ZADD', box, string.format('%.0f', place), hash)
  if redis.call('PTTL', box) < tonumber(kept) then redis.call('PEXPIRE', box, kept) end
  redis.call(announce, KEYS[3 * i], head .. text)
end
return fresh`

/**
 * Leaves of a message that it was read; where memory is short not even that. KEYS: body, mailbox. ARGV: its expiry,
 * its hash. Gives whether it waited until now.
 */
export const ackScript = `
local waited = redis.call('ZREM', KEYS[2], ARGV[2])
local left = redis.pcall('SET', KEYS[1], ARGV[1], 'XX', 'KEEPTTL')
if left and left.err then redis.call('DEL', KEYS[1]) end
return waited`

/**
 * Adds to what waits of names, each by when it ends to wait, and lets go of what is over. KEYS: a hash for each name.
 * ARGV: the time; then for each name: how many changes, and of each when it ends and by how many bytes. Gives what
 * waits of each name then.
 */
export const exchangeScript = `
local now, at, totals = tonumber(ARGV[1]), 2, {}
for i, key in ipairs(KEYS) do
  local changes = tonumber(ARGV[at])
  at = at + 1
  for _ = 1, changes do
    redis.call('HINCRBY', key, ARGV[at], ARGV[at + 1])
    at = at + 2
  end
  local total, last, all = 0, 0, redis.call('HGETALL', key)
  for j = 1, #all, 2 do
    local ends, bytes = tonumber(all[j]), tonumber(all[j + 1])
    if ends <= now or bytes == 0 then redis.call('HDEL', key, all[j])
    else
      total = total + bytes
      last = math.max(last, ends)
    end
  end
  if last > 0 then redis.call('PEXPIRE', key, last - now) end
  totals[i] = total
end
return totals`
