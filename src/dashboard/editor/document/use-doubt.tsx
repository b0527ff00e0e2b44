import { useState } from 'react'
import { LazyMount } from '../../kit/lazy-mount.tsx'

export type Doubt = { question: string; notes: string[]; confirm: string }

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
