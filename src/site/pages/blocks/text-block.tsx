import type { BlockProps } from './block-content.ts'
import { BlockText } from './block-text.tsx'

export function TextBlock({ block: { body } }: BlockProps<'text'>) {
  return (
    <div className="block block-measure">
      <BlockText className="block-reading wide-figures" html={body} />
    </div>
  )
}
