import type { SignInResponse } from '../../contract/session.ts'
import { createStore } from './store.ts'
import { type RoleName, roleNames } from '../../domain/people/user.ts'

export const signInPath = '/login'
const newPasswordPath = '/login/password'
export const forgotPath = '/login/forgot'
export const homePath = '/dashboard'
export const signOutPath = '/dashboard/logout'
export const accountPath = '/dashboard/account'

const lost = 'session-lost'

export function storedToken(): string | null {
  return localStorage.getItem('jwt')
}

export function storedRole(): RoleName | undefined {
  return roleNames.find((role) => role === localStorage.getItem('role'))
}

export function beginSession({ token, user }: SignInResponse, language: string): void {
  localStorage.setItem('jwt', token)
  localStorage.setItem('role', user.role_name)
  localStorage.setItem('language', language)
}

export function continueSession(token: string): void {
  localStorage.setItem('jwt', token)
}

export function endSession(): void {
  localStorage.removeItem('jwt')
  localStorage.removeItem('role')
}

/** Answers false if a listener says it to the user, by preventing the default. */
export function loseSession(): boolean {
  endSession()
  return dispatchEvent(new Event(lost, { cancelable: true }))
}

/** The listener also hears another tab log out. */
export function onSessionLost(listener: (event?: Event) => void): () => void {
  const stopFollowing = onOtherTab(() => storedToken() || listener())
  addEventListener(lost, listener)
  return () => {
    removeEventListener(lost, listener)
    stopFollowing()
  }
}

export function onSignedInElsewhere(listener: () => void): () => void {
  return onOtherTab(() => storedToken() && listener())
}

export function tokenEnd(): number {
  const [, payload = ''] = storedToken()?.split('.') ?? []
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' ? exp * 1000 : Infinity
  } catch {
    return Infinity
  }
}

let idleMinutes: number | undefined

export function rememberIdleMinutes(minutes: number | undefined): void {
  idleMinutes = minutes
  markUsed()
}

export function markUsed(): void {
  if (idleMinutes === undefined) return
  localStorage.setItem('used', String(Date.now()))
}

export function lastUsed(): number {
  return Number(localStorage.getItem('used'))
}

export function idleEnd(): number {
  return idleMinutes === undefined ? Infinity : lastUsed() + idleMinutes * 60_000
}

function onOtherTab(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === 'jwt' || key === null) listener()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The second factor that is asked for has to be set up first. */
export const limited = createStore(false)

type Page = Pick<URL, 'pathname' | 'search'>

let lastRequested: Page | undefined

/** The page that is shown or being loaded, to which a session that ends meanwhile has to return. */
export function requestedPage(): Page {
  return lastRequested ?? location
}

export function rememberRequestedPage(page: Page): void {
  lastRequested = page
}

export function signInAddress(location: Page): string {
  return `${signInPath}?${new URLSearchParams({ next: location.pathname + location.search })}`
}

export function setUpAddress(location: Page): string {
  return `${accountPath}?${new URLSearchParams({ next: location.pathname + location.search })}`
}

export function newPasswordAddress(location: Page): string {
  return `${newPasswordPath}?${new URLSearchParams({ next: location.pathname + location.search })}`
}

/** Signing in leads to the dashboard page that was asked for, never anywhere else. */
export function addressAfterSignIn(requestUrl: string): string {
  const { origin, searchParams } = new URL(requestUrl)
  const next = URL.parse(searchParams.get('next') ?? '', origin)
  const isOurs = next?.origin === origin && /^\/dashboard(\/|$)/.test(next.pathname)
  return next && isOurs ? next.pathname + next.search : homePath
}
