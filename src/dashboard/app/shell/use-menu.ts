import { type MenuGroup, menuFor } from './menu.ts'
import { useShellData } from './use-shell-data.ts'

/** The menu of the signed-in user. */
export function useMenu(): MenuGroup[] {
  return menuFor(useShellData()?.user.role_name)
}
