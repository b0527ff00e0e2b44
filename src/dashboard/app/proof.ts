import { createStore } from './store.ts'

type Question = { answer: Promise<boolean>; resolve: (isProved: boolean) => void }

const question = createStore<Question | null>(null)

export function askForProof(): Promise<boolean> {
  const asked = question.get() ?? newQuestion()
  question.set(asked)
  return asked.answer
}

export function answerProof(isProved: boolean): void {
  question.get()?.resolve(isProved)
  question.set(null)
}

export function useIsProofAsked(): boolean {
  return question.useValue() !== null
}

function newQuestion(): Question {
  let resolve: Question['resolve'] = () => {}
  const answer = new Promise<boolean>((settle) => (resolve = settle))
  return { answer, resolve }
}
