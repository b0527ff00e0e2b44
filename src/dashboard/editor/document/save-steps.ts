import type { Result, Sending } from '../../../api/client/send.ts'

export type Step<S, D> = {
  names: string[]
  files: File[]
  send: (current: S, base: number, sending: Sending) => Promise<Result<S, D>>
}

type Named = Pick<Step<unknown, unknown>, 'names'>

/** Steps before `failed` are saved; the one at `failed` was refused. */
export function outcomeOf(steps: Named[], failed: number) {
  const namesOf = (some: Named[]) => some.flatMap(({ names }) => names)
  return { saved: namesOf(steps.slice(0, failed)), unsaved: namesOf(steps.slice(failed)) }
}

/**
 * The remaining steps began with the revision `base`. They go on from the answered one only if that
 * is the next, so that no one else's save lies between them.
 */
export function withBase<S extends { revision: number }>(answered: S, base: number): S {
  return answered.revision <= base + 1 ? answered : { ...answered, revision: base }
}
