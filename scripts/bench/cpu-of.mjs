// @ts-check
// CPU time of workerd, as the kernel counts it: the clock inside a Worker does not advance while it computes.
import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc in a second; constant on Linux. */
const TICKS = 100

/** The workerd processes that this process has started, itself or through others. */
export function workerdProcesses() {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, statOf(pid)]),
  )
  const isOurs = (/** @type {string | undefined} */ pid) => {
    for (let at = pid; at && at !== '1'; at = all.get(at)?.[2]) if (at === String(process.pid)) return true
    return false
  }
  return [...all].flatMap(([pid, [command]]) => (command?.includes('workerd') && isOurs(pid) ? [pid] : []))
}

/**
 * Milliseconds of CPU that a process has used, all its threads together.
 * @param {string} pid
 */
export function cpuMilliseconds(pid) {
  const fields = statOf(pid)
  return ((Number(fields[12]) + Number(fields[13])) * 1000) / TICKS
}

/**
 * The fields of /proc/PID/stat from the command's name on: name, state, parent…; empty for a process that has ended.
 * @param {string} pid
 */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    return [text.slice(text.indexOf('(') + 1, end), ...text.slice(end + 2).split(' ')]
  } catch {
    return []
  }
}
