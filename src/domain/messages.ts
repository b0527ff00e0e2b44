/**
 * The sentences of the specification (§5 and §8), to the letter, and the few of our own beside them.
 * The English sentence is the key: the API answers it, and each surface looks it up in the words of
 * its language.
 */
export const messages = {
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
  formReset: 'Form reset successfully',

  imageMissing: 'Please select an image file.',
  youtubeMissing: 'Please enter a YouTube URL.',
  youtubeInvalid: 'Please enter a valid YouTube URL.',

  invalidInput: 'Please check the highlighted fields.',
  invalidBody: 'The request body could not be read.',
  unknownField: 'This field is not known.',
  tooLong: 'This text is too long.',
  characterInvalid: 'This text holds a character that cannot be kept.',
  numberInvalid: 'This number is out of range.',
  galleryMismatch: 'The order does not match the new pictures and videos.',
  galleryFull: 'The gallery has no room for this many items.',
  galleryForeign: 'An item to delete does not belong to this gallery.',
  tooManyFiles: 'Too many files were sent at once.',
  tooLarge: 'The file or request is too large.',
  notAnImage: 'The file is not an image we can read (JPEG, PNG, WebP, AVIF or GIF).',
  tooManyPixels: 'The image has more than 40 million pixels.',
  mediaTypeUnsupported: 'This content type is not accepted here.',
  conflict: 'Somebody saved meanwhile.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  unavailable: 'The service is busy. Please try again in a moment.',
} as const

export type Message = (typeof messages)[keyof typeof messages]
