import { useWords } from '../../app/locale/locale.tsx'
import { FormAlert } from '../fields/form-alert.tsx'
import { WaitingAlert } from '../passwords/waiting.tsx'
import type { PasskeyFailure } from './ceremony.ts'
import { passkeyWords } from './words.ts'

export function PasskeyFailureAlert({ failure }: { failure: PasskeyFailure | null }) {
  const words = useWords(passkeyWords)
  if (!failure) return null
  if (!('trouble' in failure)) return <WaitingAlert failure={failure} />
  const { trouble, address } = failure
  if (trouble === 'silent') return null
  return (
    <FormAlert title={words.troubles[trouble]}>
      {address && <a href={address}>{words.goTo(new URL(address).host)}</a>}
    </FormAlert>
  )
}
