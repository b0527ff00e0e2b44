import { useWords } from '../../app/locale/locale.tsx'
import { SegmentedChoice } from '../../kit/fields/choices.tsx'
import { previewWords } from './words.ts'

export type PreviewWidth = 'phone' | 'tablet' | 'desk'

type PreviewWidthChoiceProps = {
  width: PreviewWidth
  hasTablet?: boolean
  onChoose: (width: PreviewWidth) => void
}

export function PreviewWidthChoice({
  width,
  hasTablet = false,
  onChoose,
}: PreviewWidthChoiceProps) {
  const words = useWords(previewWords)
  const offered: PreviewWidth[] = hasTablet ? ['phone', 'tablet', 'desk'] : ['phone', 'desk']
  return (
    <SegmentedChoice
      label={words.width}
      options={offered.map((key) => ({ key, name: words[key] }))}
      chosen={width}
      onChoose={onChoose}
    />
  )
}
