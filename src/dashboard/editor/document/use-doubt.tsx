import { useState } from 'react'
import { LazyMount } from '../../kit/lazy-mount.tsx'

/** Visitors would see such a save at once, so a question comes before it. */
export type Doubt = { question: string; notes: string[]; confirm: string }

/** A save that asks first, once for as long as the editor is open. */
export function useDoubt(doubt: Doubt | null | undefined, save: () => void) {
  const [asked, setAsked] = useState<'not yet' | 'now' | 'before'>('not yet')
  return {
    save: () => (doubt && asked !== 'before' ? setAsked('now') : save()),
    question: doubt && asked === 'now' && (
      <LazyMount
        load={dialog}
        given={{
          ...doubt,
          onConfirm: () => {
            setAsked('before')
            save()
          },
          onCancel: () => setAsked('not yet'),
        }}
      />
    ),
  }
}

async function dialog() {
  return (await import('./doubt-dialog.tsx')).DoubtDialog
}
