import type { Comments, Field } from '#deploy/seed/content';

const inEveryField = (comments: readonly string[]): Record<Field, readonly string[]> => ({
  workshop: comments,
  house: comments,
  office: comments,
});

export const summitComments: Comments = {
  reviewed: inEveryField([
    'Rescue plan was complete, including who calls whom.',
    'Answers to the point. Logbook still to be checked.',
    'Good stories from the field, a little vague on paperwork.',
    'Explained the failure with a pencil and a paper clip. Convincing.',
  ]),
  considered: inEveryField([
    'Day with the Front Range team is booked.',
    'References are good. Certificate is valid until spring.',
    'Talked with the laboratory; they would like a second conversation.',
  ]),
  approved: inEveryField(['Approved. Harness size is in the notes.', 'Yes. Start with the next training week.']),
  unapproved: inEveryField(['Not this time: we need level 2 today, not in autumn.']),
  rejected: inEveryField(['Would not be away overnight, which is half of the work.', 'Certificate has expired.']),
  discarded: inEveryField(['Went back to university. Good luck.']),
  alone: inEveryField(['Asked for a copy of the training calendar. Sent.', 'Reachable after four in the afternoon.']),
};
