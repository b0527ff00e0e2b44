import type { MenuLink } from '../../domain/navigation/menu.ts'
import { useSite } from '../site.ts'
import { Label } from './label.tsx'

export function Name({ of }: { of: NonNullable<MenuLink['name']> }) {
  const { names, words } = useSite()
  return <Label of={of}>{{ ...words, ...names }[of]}</Label>
}
