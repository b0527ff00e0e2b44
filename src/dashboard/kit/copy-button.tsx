import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { PlainButton, type PlainButtonProps } from '../../ui/plain-button.tsx'
import { useWords } from '../app/locale/locale.tsx'
import { kitWords } from './words.ts'

type CopyButtonProps = Required<Pick<PlainButtonProps, 'look'>> & { text: string; name?: string }

/** The button is not offered where the browser has no clipboard, as on an address without encryption. */
export function CopyButton({ text, name, look }: CopyButtonProps) {
  const words = useWords(kitWords)
  const [copied, setCopied] = useState('')
  const isCopied = copied === text
  const Icon = isCopied ? IconCheck : IconCopy
  if (!('clipboard' in navigator)) return null

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }

  return (
    <>
      <PlainButton
        look={look}
        icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void copy().catch(() => setCopied(''))}
      >
        {isCopied ? words.onClipboard : (name ?? words.toClipboard)}
      </PlainButton>
      <output className="sr">{isCopied && words.onClipboard}</output>
    </>
  )
}
