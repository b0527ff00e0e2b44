import './dashboard.css'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { Outlet, useNavigate } from 'react-router'
import { LoadingPage } from './loading-page.tsx'
import { InterfaceProvider, useInterface } from './interface.tsx'
import { MessageRegion } from './messages/message-region.tsx'

/** Makes everything beneath a matter of the browser: the server knows neither token nor language. */
export async function clientLoader() {
  return null
}

export function HydrateFallback() {
  return <LoadingPage />
}

export default function StaffLayout() {
  return (
    <InterfaceProvider>
      <InterfaceParts />
    </InterfaceProvider>
  )
}

/** The locale says which words react-aria's own parts use; `ar-AE` writes Latin digits. */
function InterfaceParts() {
  const navigate = useNavigate()
  const { locale } = useInterface()
  return (
    <I18nProvider locale={locale === 'ar' ? 'ar-AE' : 'en-US'}>
      <RouterProvider navigate={navigate}>
        <MessageRegion />
        <Outlet />
      </RouterProvider>
    </I18nProvider>
  )
}
