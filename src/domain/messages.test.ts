import { expect, test } from 'vitest'
import { messages } from './messages.ts'

const fixed = {
  unauthorized: 'Unauthorized: Invalid credentials.',
  forbidden: 'Forbidden: You do not have permission.',
  notFound: 'Not Found: The requested resource was not found.',
  methodNotAllowed: 'Method not allowed',
  serverError: 'Internal Server Error: Please try again later.',
  noResponse: 'No response received from the server.',
  unexpected: 'An unexpected error occurred. Please try again.',
  errorOccurred: 'An error occurred',
  errorWhileSaving: 'An error occurred while saving.',
  authenticationRequired: 'Authentication required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  articleCreated: 'Article created successfully',
  articleSaved: 'Article saved successfully',
  articleUpdated: 'Article updated successfully',
  articleDeleted: 'article deleted successfully',
  articleEmptied: 'Article is empty in {lang} language',
  articlesNotFetched: 'Failed to fetch articles',
  articleNotDeleted: 'Failed to delete article',
  articleNotUpdated: 'Failed to update article',
  articleNotCreated: 'Failed to create article',
  noArticles: 'No articles found',
  noChanges: 'No changes to save',
  noChangesMade: 'No changes were made',
  dataNotLoaded: 'Data not loaded',
  formReset: 'Form reset successfully',
  contentUpdated: 'Content updated successfully',
  contentReset: 'content reset successfully',
  accomplished: 'Operation accomplished successfully!',
  deleted: 'Deleted successfully',
  messagesNotDeleted: 'error deleting Messages',
  cardAdded: 'Card added successfully',
  cardUpdated: 'Card updated successfully',
  cardDeleted: 'Card deleted successfully',
  cardNotDeleted: 'Failed to delete card',
  fieldRequired: 'This field is required',
  emailAddressInvalid: 'Invalid email address',
  formInvalid: 'Please fix the errors in the form',
  languageIncomplete: 'Please fill the language name and language code',
  socialTypesUsed: 'All social media types are already added',
  galleryFailed: 'Gallery update error: {message}',
  noLanguageChanges: 'No changes detected. Update not required.',
  noUserChanges: 'No changes detected.',
  passwordsDiffer: 'Passwords do not match.',
  noUsersSelected: 'no users selected',
  galleryUnauthorized: 'Unauthorized: Please login again',
  galleryNotFound: 'Not Found: Gallery endpoint not found',
  galleryServerError: 'Server error: Please try again later.',
  imageMissing: 'Please select an image file.',
  youtubeMissing: 'Please enter a YouTube URL.',
  youtubeInvalid: 'Please enter a valid YouTube URL.',
}

test('API-3: the fixed sentences are unchanged', () => {
  expect(messages).toMatchObject(fixed)
})

test('every other sentence is a whole sentence', () => {
  const fixedOnes = new Set<string>(Object.values(fixed))
  const others = Object.values(messages).filter((message) => !fixedOnes.has(message))
  expect(others.filter((message) => !/^[A-Z].+\.$/.test(message))).toEqual([])
})
