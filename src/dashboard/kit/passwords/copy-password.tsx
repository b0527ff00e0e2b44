import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { passwordWords } from './words.ts'

/**
 * The button is not offered where the browser has no clipboard, as on an address without
 * encryption.
 */
export function CopyPassword({ password }: { password: string }) {
  const words = useWords(passwordWords)
  const [copied, setCopied] = useState('')
  const isCopied = copied === password
  const Icon = isCopied ? IconCheck : IconCopy
  if (!('clipboard' in navigator)) return null

  async function copy() {
    await navigator.clipboard.writeText(password)
    setCopied(password)
  }

  return (
    <>
      <Button
        look="quiet"
        icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        onPress={() => void copy().catch(() => setCopied(''))}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      <output className="sr">{isCopied && words.copied}</output>
    </>
  )
}
