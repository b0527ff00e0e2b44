import type { Locator, Page } from '@playwright/test'
import type { Words } from './dashboard-words.ts'

export function rowsOf(page: Page): Locator {
  return page.locator('tbody').getByRole('row')
}

export function rowOf(page: Page, name: string): Locator {
  return rowsOf(page).filter({ hasText: name })
}

export function userForm(page: Page, { users, passwords, actions }: Words) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    username: dialog.getByRole('textbox', { name: users.username }),
    email: dialog.getByRole('textbox', { name: users.email }),
    role: dialog.getByRole('button', { name: users.role }),
    isActive: dialog.getByRole('checkbox', { name: users.isActive }),
    password: dialog.getByLabel(passwords.password, { exact: true }),
    newPassword: dialog.getByLabel(passwords.newPassword, { exact: true }),
    confirmation: dialog.getByLabel(passwords.confirmation, { exact: true }),
    save: dialog.getByRole('button', { name: actions.save }),
    cancel: dialog.getByRole('button', { name: actions.cancel }),
  }
}
