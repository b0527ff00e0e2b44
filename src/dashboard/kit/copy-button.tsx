import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { PlainButton, type PlainButtonProps } from '../../ui/plain-button.tsx'
import { useWords } from '../app/locale/locale.tsx'
import { kitWords } from './words.ts'

type CopyButtonProps = Required<Pick<PlainButtonProps, 'look'>> & {
  text: string
  name?: string
  isOnClipboard?: boolean
}

/** The button is not offered where the browser has no clipboard, as on an address without encryption. */
export function CopyButton({ text, name, look, isOnClipboard = false }: CopyButtonProps) {
  const words = useWords(kitWords)
  const [copied, setCopied] = useState(isOnClipboard ? text : '')
  const isCopied = copied === text
  const Icon = isCopied ? IconCheck : IconCopy
  if (!hasClipboard()) return null

  async function copy() {
    setCopied((await copyToClipboard(text)) ? text : '')
  }

  return (
    <>
      <PlainButton
        look={look}
        icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {isCopied ? words.onClipboard : (name ?? words.toClipboard)}
      </PlainButton>
      <output className="sr">{isCopied && words.onClipboard}</output>
    </>
  )
}

export function hasClipboard(): boolean {
  return 'clipboard' in navigator
}

export async function copyToClipboard(text: string): Promise<boolean> {
  if (!hasClipboard()) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
