// @ts-check
// Child processes that end with us: each has a process group, and the groups are ended when we are.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

export const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

const posix = process.platform !== 'win32'

/** @type {Set<ChildProcess>} */
const running = new Set()

/** An error that a person can act on; printed without a stack. `output` is what a quiet command said. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {Buffer} [output]
   */
  constructor(message, output) {
    super(message)
    this.output = output
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { ...options, detached: posix })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/**
 * Signals the child's whole group.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    if (posix) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}

/**
 * Ends the child as Ctrl-C would, so that it can clean up; then kills the rest of its group.
 * @param {ChildProcess} child
 */
export async function end(child, patienceMs = 8000) {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs)
    await exit
    clearTimeout(impatience)
  }
  signalGroup(child, 'SIGKILL')
}

/**
 * Runs to the end; throws a Failure if the exit code is not 0. With `quiet`, output is shown only after a failure.
 * @param {string} label
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean }} options
 */
export async function run(label, command, args, { env, cwd, quiet = false } = {}) {
  const child = start(command, args, {
    ...(env && { env }),
    ...(cwd && { cwd }),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  /** @type {Buffer[]} */
  const output = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  const result = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  if (result === 0) return
  const said = Buffer.concat(output)
  process.stderr.write(said)
  throw new Failure(`${label} failed (${typeof result === 'number' ? `exit code ${result}` : result}).`, said)
}

/**
 * Runs a command's `main`. SIGINT, SIGTERM and the end of the parent process stop it: first `stop` and all children, then
 * the exit. For a server this is success; for an unfinished job it is a failure.
 * A Failure is printed as its one sentence, with exit code 1.
 * @param {(stopping: AbortSignal, onStop: (stop: () => Promise<void>) => void) => Promise<void>} main
 * @param {{ isServer?: boolean }} options
 */
export async function command(main, { isServer = false } = {}) {
  const stopping = new AbortController()
  /** @type {(() => Promise<void>)[]} */
  const stops = []
  const endAll = async () => {
    await Promise.allSettled(stops.map((end) => end()))
    await Promise.allSettled([...running].map((child) => end(child)))
  }
  /** @param {number} signalNumber */
  const stop = async (signalNumber) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    // A hanging child must not block the exit: its group is killed.
    setTimeout(() => exit(1), 10_000).unref()
    await endAll()
    exit(isServer ? 0 : 128 + signalNumber)
  }
  for (const signal of STOP_SIGNALS) process.on(signal, () => stop(constants.signals[signal]))
  if (process.channel) process.on('disconnect', () => stop(constants.signals.SIGHUP))
  try {
    await main(stopping.signal, (end) => stops.push(end))
  } catch (error) {
    if (stopping.signal.aborted) return
    console.error(error instanceof Failure ? error.message : error)
    await endAll()
    exit(1)
  }
}

/** @param {number} code */
function exit(code) {
  for (const child of running) signalGroup(child, 'SIGKILL')
  process.exit(code)
}
