import type { ImportResponse } from '../../../contract/imports.ts'
import { type WorkingState, workingStates } from '../../../domain/moving/import-run.ts'

export const stepNames = ['files', 'kinds', 'trial', 'run', 'report'] as const
export type StepName = (typeof stepNames)[number]

type Run = Pick<ImportResponse, 'state' | 'kinds' | 'files' | 'can_be_taken_back'>

export function workingState({ state }: Pick<Run, 'state'>): WorkingState | undefined {
  return workingStates.find((one) => one === state)
}

export function presentStep(run: Run | undefined): StepName {
  if (!run) return 'files'
  const { state, kinds, files, can_be_taken_back: isBegun } = run
  const isSent = files.every(({ missing }) => missing.length === 0)
  const steps: Record<Run['state'], StepName> = {
    files: 'files',
    trying: kinds.length > 0 ? 'trial' : 'kinds',
    tried: 'trial',
    running: 'run',
    paused: 'run',
    failed: isBegun && isSent ? 'run' : 'files',
    done: 'report',
    taking_back: 'report',
    taken_back: 'report',
  }
  return steps[state]
}

export function isChangeable(step: StepName, run: Run | undefined): boolean {
  if (!run || run.can_be_taken_back) return false
  if (!['files', 'tried', 'failed'].includes(run.state)) return false
  return step === 'files' || (step === 'kinds' && run.kinds.length > 0)
}

export function isFinished(step: StepName, present: StepName): boolean {
  return stepNames.indexOf(step) < stepNames.indexOf(present)
}
