import { Checkbox } from '../../../ui/checkbox.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { correctionWords } from './words.ts'

type SmallCorrectionProps = { isMinor: boolean; onChange: (isMinor: boolean) => void }

export function SmallCorrection({ isMinor, onChange }: SmallCorrectionProps) {
  const { minor } = useWords(correctionWords)
  return <Checkbox label={minor} isChecked={isMinor} onChange={onChange} />
}
