// @ts-check
// Memory of a Worker, asked through workerd's inspector, and of a process, as the kernel counts it.
import { readFileSync } from 'node:fs'

/**
 * Bytes that the Worker's isolate has in its heap and in buffers beside it, with what the next collection will free.
 * @param {number} inspectorPort
 * @returns {Promise<number>}
 */
export async function workerMemory(inspectorPort) {
  // Not on a kept connection: workerd ends one after five seconds, which may be just now.
  const headers = { connection: 'close' }
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`, { headers })).json()
  const target = targets.find((/** @type {{ id: string }} */ { id }) => id.startsWith('core:user:'))
  if (!target) throw new Error('the inspector has no Worker')
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/${target.id}`)
  try {
    return await new Promise((resolve, reject) => {
      socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }))
      socket.onerror = () => reject(new Error('the inspector does not answer'))
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data))
        if (message.id !== 1) return
        const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = message.result
        resolve(usedSize + embedderHeapUsedSize + backingStorageSize)
      }
    })
  } finally {
    socket.close()
  }
}

/**
 * Memory of a process that is in RAM, bytes.
 * @param {string} pid
 */
export function residentBytes(pid) {
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB) * 1024
}
