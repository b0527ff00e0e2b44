import { useWords } from '../app/locale/locale.tsx'
import { SegmentedChoice } from '../kit/fields/segmented-choice.tsx'
import { documentWords } from './document/words.ts'

export type PreviewWidth = 'phone' | 'desk'

type PreviewWidthChoiceProps = { width: PreviewWidth; onChoose: (width: PreviewWidth) => void }

/** As wide as what a preview shows what visitors see. */
export function PreviewWidthChoice({ width, onChoose }: PreviewWidthChoiceProps) {
  const { preview } = useWords(documentWords)
  return (
    <SegmentedChoice
      label={preview.width}
      options={[
        { key: 'phone', name: preview.phone },
        { key: 'desk', name: preview.desk },
      ]}
      chosen={width}
      onChoose={onChoose}
    />
  )
}
