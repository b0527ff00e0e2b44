import { useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useIsBelow, useIsFrom } from '../../ui/use-breakpoint.ts'
import { useDeviceChoice } from '../app/device-choices.ts'
import { isWriting } from '../app/shell/writing-page.ts'

export type SidebarState = {
  isDrawer: boolean
  isDrawerOpen: boolean
  isCollapsed: boolean
  toggle: () => void
  openDrawer: () => void
  closeDrawer: () => void
}

/**
 * It is collapsed by default in narrow windows (K-04) and on pages for writing; a choice applies to
 * the width or the pages it was made at.
 */
export function useSidebar(): SidebarState {
  const { pathname } = useLocation()
  const isDrawer = useIsBelow(768)
  const isWide = useIsFrom(1024)
  const [drawerOn, setDrawerOn] = useState<string | null>(null)
  const [collapsed, setCollapsed] = useDeviceChoice('isSidebarCollapsed')
  const [isBesideWriting, setBesideWriting] = useDeviceChoice('hasSidebarWhileWriting')
  const isForWriting = isWriting(useMatches()) && isWide
  const width = isWide ? 'wide' : 'narrow'
  return {
    isDrawer,
    isDrawerOpen: isDrawer && drawerOn === pathname,
    isCollapsed: isForWriting ? !isBesideWriting : collapsed[width],
    toggle: () =>
      isForWriting
        ? setBesideWriting(!isBesideWriting)
        : setCollapsed({ ...collapsed, [width]: !collapsed[width] }),
    openDrawer: () => setDrawerOn(pathname),
    closeDrawer: () => setDrawerOn(null),
  }
}
