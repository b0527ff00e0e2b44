type Bounds = {
  keys: number
  sources: number
  within: number
}

/** Knows from which sources something came lately; a restart forgets it. */
export function createSpreadMemory<Key extends string | number>(most: Bounds) {
  const sourcesOf = new Map<Key, Map<string, number>>()

  return {
    mostOfOne,

    see(keys: Key[], source: string, now: Date): number[] {
      return [...new Set(keys)].map((key) => remember(key, source, now.getTime()))
    },

    others(keys: Key[], source: string, now: Date): number[] {
      const since = now.getTime() - most.within
      return [...new Set(keys)].map((key) => {
        const seen = [...(sourcesOf.get(key) ?? [])]
        return seen.filter(([one, at]) => one !== source && at >= since).length
      })
    },
  }

  function mostOfOne(keys: Key[], source: string, now: Date): number {
    const since = now.getTime() - most.within
    const counts = new Map<string, number>()
    for (const key of new Set(keys)) {
      for (const [one, at] of sourcesOf.get(key) ?? []) {
        if (one !== source && at >= since) counts.set(one, (counts.get(one) ?? 0) + 1)
      }
    }
    return Math.max(0, ...counts.values())
  }

  function remember(key: Key, source: string, now: number): number {
    const seen = sourcesOf.get(key) ?? new Map<string, number>()
    for (const [one, at] of seen) if (at < now - most.within) seen.delete(one)
    if (seen.size < most.sources || seen.has(source)) seen.set(source, now)
    sourcesOf.delete(key)
    sourcesOf.set(key, seen)
    const [oldest] = sourcesOf.keys()
    if (sourcesOf.size > most.keys && oldest !== undefined) sourcesOf.delete(oldest)
    return seen.has(source) ? seen.size - 1 : seen.size
  }
}
