import type { SiteName } from '../../domain/site-names.ts'
import { useSite } from '../site.ts'
import { Label } from './label.tsx'
import { OwnText } from './own-text.tsx'

export function Name({ of }: { of: SiteName }) {
  const { names, ownNames } = useSite()
  const Text = ownNames?.[of] ? OwnText : Label
  return <Text>{names[of]}</Text>
}
