/** Choices and limits of lessons, apart from their schema: pages import these without zod. */
export const MAX_NAME_LENGTH = 200;
export const MAX_STEPS = 50;
export const MAX_ATTACHMENTS = 20;
/** Four hours. */
export const MAX_VIDEO_SECONDS = 14_400;
export const MAX_DESCRIPTION_LENGTH = 50_000;
export const MAX_NOTE_LENGTH = 2_000;

/** Where a draft stands to what was published of it: nothing was, it says something else, the same. */
export const publications = ['draft', 'changed', 'published'] as const;
export type Publication = (typeof publications)[number];

/** Videos that a browser plays by their address; any other link is opened beside the lesson. */
const PLAYABLE = /\.(?:mp4|m4v|webm|ogg|ogv|mov)$/i;

/** Whether the lesson itself plays what a link leads to, so that what was watched can be measured. */
export const isPlayableLink = (url: string): boolean => PLAYABLE.test(URL.parse(url)?.pathname ?? '');
