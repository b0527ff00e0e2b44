import type { ReactNode } from 'react'
import type { ImportResponse } from '../../../contract/imports.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { isContent, useKindName } from './kinds-step.tsx'
import type { StepName } from './steps.ts'
import { moveInWords } from './words.ts'

const most = 4

export function useStepSummary(run: ImportResponse | undefined): (step: StepName) => ReactNode {
  const words = useWords(moveInWords)
  const { pages } = useWords(shellWords)
  const kindName = useKindName()
  if (!run) return () => null
  const parts: Partial<Record<StepName, { key: string; part: ReactNode }[]>> = {
    files: run.files.map(({ id, name }) => ({ key: `${id}`, part: <bdi dir="ltr">{name}</bdi> })),
    kinds: run.kinds.filter(isContent).map(({ kind, destination }) => ({
      key: kind,
      part: (
        <>
          <bdi>{kindName(kind)}</bdi>: {destination ? pages[destination] : words.kinds.leaveOut}
        </>
      ),
    })),
  }
  return (step) => {
    const all = parts[step] ?? []
    return (
      <>
        {all.slice(0, most).map(({ key, part }, index) => (
          <span key={key}>
            {index > 0 && ' · '}
            {part}
          </span>
        ))}
        {all.length > most && ' · …'}
      </>
    )
  }
}
