import {
  richTextWithBoundNumbers,
  richTextWithIsolatedUnits,
} from '../../../domain/bound-numbers.ts'
import { RichTextView } from '../../../ui/rich-text-view.tsx'
import { useSite } from '../../site.ts'

export function BlockText({ html, className }: { html: string; className?: string }) {
  const { language } = useSite()
  const bound = richTextWithIsolatedUnits(richTextWithBoundNumbers(html), language)
  return <RichTextView html={bound} {...(className && { className })} />
}
