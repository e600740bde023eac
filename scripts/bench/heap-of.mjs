// @ts-check
// How full the heap of a Worker is, asked through workerd's inspector.

/**
 * Bytes that the isolate's heap uses now, with what the next collection will free.
 * @param {number} inspectorPort
 * @returns {Promise<number>}
 */
export async function heapUsed(inspectorPort) {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()
  const target = targets.find((/** @type {{ id: string }} */ { id }) => id.startsWith('core:user:'))
  if (!target) throw new Error('the inspector has no Worker')
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/${target.id}`)
  try {
    return await new Promise((resolve, reject) => {
      socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }))
      socket.onerror = () => reject(new Error('the inspector does not answer'))
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data))
        if (message.id === 1) resolve(message.result.usedSize)
      }
    })
  } finally {
    socket.close()
  }
}
