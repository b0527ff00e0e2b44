import { RichTextView } from '../../../ui/rich-text-view.tsx'
import type { BlockProps } from './block-content.ts'

export function TextBlock({ block: { body } }: BlockProps<'text'>) {
  return (
    <div className="block block-measure">
      <RichTextView className="block-reading wide-figures" html={body} />
    </div>
  )
}
