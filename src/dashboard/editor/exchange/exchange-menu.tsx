import { useState } from 'react'
import type { CoverageKind } from '../../../domain/documents/coverage.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { MoreMenu } from '../../kit/more-menu.tsx'
import { exchangeMenuWords } from './exchange-menu-words.ts'

const loadSend = () => import('./send-dialog.tsx').then(({ SendDialog }) => SendDialog)
const loadTake = () => import('./take-dialog.tsx').then(({ TakeDialog }) => TakeDialog)

export type ExchangeMenuProps = {
  /** The file holds this, unless all content is chosen. */
  content?: { kind: CoverageKind; name: string } | undefined
  to?: LanguageCode | undefined
}

export function ExchangeMenu({ content, to }: ExchangeMenuProps) {
  const words = useWords(exchangeMenuWords)
  const [open, setOpen] = useState<'send' | 'take' | null>(null)
  const onClose = () => setOpen(null)
  return (
    <>
      <MoreMenu
        label={words.more}
        items={[
          { name: words.send, run: () => setOpen('send') },
          { name: words.take, run: () => setOpen('take') },
        ]}
      />
      {open === 'send' && <LazyMount load={loadSend} given={{ content, to, onClose }} />}
      {open === 'take' && <LazyMount load={loadTake} given={{ onClose }} />}
    </>
  )
}
