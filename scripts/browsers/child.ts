import { type ChildProcess, spawn } from 'node:child_process'

/** Starts a program that says nothing. */
export function start(program: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } })
}

/** Starts a program and waits until it has said something on its outputs; fails where it ends before, or after 30 s. */
export function startUntil(
  program: string,
  args: string[],
  said: RegExp,
): Promise<{ child: ChildProcess; match: RegExpMatchArray }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => {
      child.kill()
      reject(new Error(`${program} did not start: ${text}`))
    }, 30_000)
    const listen = (piece: Buffer) => {
      text = (text + piece).slice(-10_000)
      const match = text.match(said)
      if (!match) return
      clearTimeout(timer)
      resolve({ child, match })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${text}`)))
  })
}

/** Ends a program and waits until it is gone. */
export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.on('exit', () => resolve())
    child.kill()
  })
}
