import { type MenuGroup, menuFor } from './menu.ts'
import { useShellData } from './use-shell-data.ts'

/** The menu of whoever is signed in. */
export function useMenu(): MenuGroup[] {
  return menuFor(useShellData()?.user.role_name)
}
