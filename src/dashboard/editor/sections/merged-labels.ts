import type { Labels } from './section-values.ts'

/**
 * Labels that were changed here, beside what everybody else has saved; of those in `theirs`, such as
 * `label:k3f9a2xb.ar`, someone else's stay. Without `before`, what a draft holds counts as changed.
 */
export function mergedLabels(
  mine: Labels = {},
  now: Labels = {},
  theirs: string[] = [],
  before?: Labels,
): Labels {
  const changed = Object.entries(mine).filter(
    ([name, label]) => label !== before?.[name] && !theirs.includes(`label:${name}`),
  )
  return { ...now, ...Object.fromEntries(changed) }
}
