import { type RefObject, useEffect, useRef } from 'react'
import type { Result } from '../../api/client/send.ts'
import type { Challenge } from '../../contract/shared.ts'

export type AskForChallenge = () => Promise<Result<{ challenge: Challenge }>>

const freshFor = 18 * 60_000
const longestWait = 5_000

export function useProof(form: RefObject<HTMLFormElement | null>, ask: AskForChallenge) {
  const working = useRef<{ since: number; proof: Promise<string | undefined> }>(undefined)

  function begin(): Promise<string | undefined> {
    const { since, proof } = working.current ?? { since: -freshFor, proof: undefined }
    if (proof && performance.now() - since < freshFor) return proof
    const work = prove(ask)
      .catch(() => undefined)
      .then((proven) => {
        if (!proven) working.current = undefined
        return proven
      })
    working.current = { since: performance.now(), proof: work }
    return work
  }

  useEffect(() => {
    const element = form.current
    element?.addEventListener('focusin', begin)
    return () => element?.removeEventListener('focusin', begin)
  })

  return async function take(): Promise<string | undefined> {
    const proof = await Promise.race([begin(), after(longestWait)])
    if (proof) working.current = undefined
    return proof
  }
}

async function prove(ask: AskForChallenge): Promise<string | undefined> {
  // Browsers derive no keys for pages that came by plain http.
  if (!isSecureContext) return undefined
  const asked = await ask()
  if (!asked.ok) return undefined
  const { challenge } = asked.value
  const solution = await solutionOf(challenge)
  return solution && btoa(JSON.stringify({ challenge, solution }))
}

function solutionOf(challenge: Challenge): Promise<object | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    const end = (solution?: object) => {
      worker.terminate()
      resolve(solution)
    }
    worker.addEventListener('message', ({ data }) => end(data ?? undefined))
    worker.addEventListener('error', () => end())
    worker.postMessage(challenge, [])
  })
}

function after(time: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, time, undefined)
  })
}
