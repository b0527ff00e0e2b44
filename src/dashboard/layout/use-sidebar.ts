import { useState } from 'react'
import { useLocation } from 'react-router'
import { useIsBelow, useIsFrom } from '../../ui/use-breakpoint.ts'
import { useDeviceChoice } from '../app/device-choices.ts'

export type SidebarState = {
  /** On a phone it is a drawer over the page. */
  isDrawer: boolean
  isDrawerOpen: boolean
  isCollapsed: boolean
  toggle: () => void
  openDrawer: () => void
  closeDrawer: () => void
}

/** Collapsed by default in narrow windows (K-04); a choice applies to the width it was made at. */
export function useSidebar(): SidebarState {
  const { pathname } = useLocation()
  const isDrawer = useIsBelow(768)
  const isWide = useIsFrom(1024)
  // The drawer belongs to the page it was opened on and is gone with it.
  const [drawerOn, setDrawerOn] = useState<string | null>(null)
  const [collapsed, setCollapsed] = useDeviceChoice('isSidebarCollapsed')
  const width = isWide ? 'wide' : 'narrow'
  return {
    isDrawer,
    isDrawerOpen: isDrawer && drawerOn === pathname,
    isCollapsed: collapsed[width],
    toggle: () => setCollapsed({ ...collapsed, [width]: !collapsed[width] }),
    openDrawer: () => setDrawerOn(pathname),
    closeDrawer: () => setDrawerOn(null),
  }
}
