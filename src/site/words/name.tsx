import type { SiteName } from '../../domain/site-names.ts'
import { useSite } from '../site.ts'
import { Label } from './label.tsx'

export function Name({ of }: { of: SiteName }) {
  const { names } = useSite()
  return <Label of={of}>{names[of]}</Label>
}
