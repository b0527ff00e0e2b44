import { useEffect, useState } from 'react'

/** Those of these addresses that visitors do not find. They are asked without being read. */
export function useDeadLinks(addresses: string[]): string[] {
  const [dead, setDead] = useState<string[]>([])
  const asked = [...new Set(addresses)].toSorted().join(' ')
  useEffect(() => {
    let isHere = true
    async function ask() {
      const found = await Promise.all((asked ? asked.split(' ') : []).map(deadOnly))
      if (isHere) setDead(found.flat())
    }
    const timer = setTimeout(() => void ask(), quiet)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [asked])
  return dead
}

/** Milliseconds without another change. */
const quiet = 1_000

/** An address that does not answer at all is not blamed. */
async function deadOnly(address: string): Promise<string[]> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null)
  return answer && [404, 410].includes(answer.status) ? [address] : []
}
