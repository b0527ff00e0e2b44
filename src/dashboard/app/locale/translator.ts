import { createStore } from '../store.ts'
import { filled } from '../../../domain/site-words/product-words.ts'
import type { translate } from './translate.ts'

type Translate = typeof translate

const translator = createStore<Translate | null>(null)

export const useTranslator = translator.useValue

/** Sentences that cannot be fetched are shown in English. */
export async function loadTranslator(): Promise<void> {
  try {
    translator.set((await import('./translate.ts')).translate)
  } catch {
    translator.set(translator.get() ?? inEnglish)
  }
}

const inEnglish: Translate = (_locale, sentence, values = {}) => filled(sentence, values)
