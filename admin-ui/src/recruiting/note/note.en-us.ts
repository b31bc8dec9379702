/** What is said of every kind of note. */
export const noteEnUs = {
  name_one: 'Note',
  name_other: 'Notes',
  heading: 'Internal notes',
  mention: 'Mention',
  mentionHint: 'They receive the note by email.',
  add: 'Add note',
  none: 'No notes yet. Only your team sees them.',
  drop: 'Remove note',
  dropped: 'Note removed',
  added: 'Note added',
  erased: 'Erased with the candidate.',
  fields: { text: 'Note', mentions: 'Mentioned', authorId: 'Author' },
};
