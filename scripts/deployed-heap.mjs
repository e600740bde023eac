// @ts-check
/** V8's flags for the heap that Cloudflare gives a Worker; MINIFLARE_WORKERD_V8_FLAGS hands them to workerd. */
export const deployedHeap = '--max-heap-size=128'
