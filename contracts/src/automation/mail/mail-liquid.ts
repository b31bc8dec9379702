import { Liquid, type Template } from 'liquidjs';
import { type MailValue, type MailValues, mailTagNames } from './mail-tags.ts';

/** Characters of one value in a mail: a name of a megabyte is cut. */
const MAX_VALUE = 1_000;
/** Characters of a text that somebody wrote; no declared message or note is as long. */
const MAX_TEXT = 20_000;
/** Characters of a template; no declared field is as long. */
const MAX_TEMPLATE = 100_000;
/** Of the engine, in its own units: no value and no fallback comes near. */
const MEMORY = 1_000_000;

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** What people typed stays on its line and within itself: it starts no header and no paragraph, and turns nothing around. */
const tamed = (value: string, most = MAX_VALUE): string => {
  const line = value
    .slice(0, most)
    .toWellFormed()
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
};

const PUNCTUATION = /[!-/:-@[-`{-~]/g;
/** Of an address, what Markdown might take for its own. */
const MARKS_IN_LINKS = /[\\()[\]<>*_`|~!'"]/g;
const isUrl = (value: unknown): value is { url: string } =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

const isList = (value: unknown): value is { lines: readonly string[] } =>
  typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines);

const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
const textOf = (value: unknown): string => {
  if (isUrl(value)) return value.url;
  if (isText(value)) return value.text;
  return isList(value) ? value.lines.join('; ') : String(value ?? '');
};
const asText = (value: unknown): string => tamed(textOf(value));
const asProse = (value: string, most?: number): string => tamed(value, most).replace(PUNCTUATION, '\\$&');
/** Each line of it a paragraph, as long as it is. */
const asParagraphs = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .split(/[\r\n]+/)
    .map((line) => asProse(line, MAX_TEXT))
    .filter(Boolean)
    .join('\n\n');
const asMarkdown = (value: unknown): string => {
  if (isUrl(value)) return tamed(value.url).replace(MARKS_IN_LINKS, percent);
  if (isText(value)) return asParagraphs(value.text);
  // In a letter lines that begin with such a sign are a list.
  return isList(value) ? value.lines.map((line) => `• ${asProse(line)}`).join('\n') : asProse(textOf(value));
};

/** Liquid with nothing but values and their fallbacks: no tags, no other filters, no properties of objects. */
const lockedEngine = (outputEscape: (value: unknown) => string): Liquid => {
  const engine = new Liquid({
    outputEscape,
    ownPropertyOnly: true,
    strictFilters: true,
    cache: false,
    parseLimit: MAX_TEMPLATE,
    memoryLimit: MEMORY,
  });
  const { default: fallback } = engine.filters;
  Object.assign(engine, { tags: {}, filters: { default: fallback } });
  return engine;
};
const inText = lockedEngine(asText);
const inMarkdown = lockedEngine(asMarkdown);

/** Names of the tags in a part of a template; what is computed is named by what it is made of. */
const namesIn = (engine: Liquid, part: readonly Template[]): string[] =>
  engine.globalVariableSegmentsSync([...part]).map((segments) => segments.map(String).join('.'));

const hasFallback = (part: Template): boolean =>
  ((part as { value?: { filters?: { name: string }[] } }).value?.filters ?? []).some(({ name }) => name === 'default');

export type TemplateFaults = { unknown: string[]; isBroken: boolean };

/** What is wrong with a text that has tags. Names that are none of `known` are told; what is no tag at all makes it broken. */
export const templateFaults = (text: string, known: ReadonlySet<string> = mailTagNames): TemplateFaults => {
  try {
    const parts = inText.parse(text);
    const unknown = [...new Set(namesIn(inText, parts))].filter((name) => !known.has(name));
    if (unknown.length === 0) inText.renderSync(parts, {});
    return { unknown, isBroken: false };
  } catch {
    return { unknown: [], isBroken: true };
  }
};

type Scope = Record<string, Record<string, MailValue>>;
const scopeOf = (values: MailValues): Scope => {
  const scope: Scope = {};
  for (const [name, value] of Object.entries(values)) {
    const [group = '', field = ''] = name.split('.');
    scope[group] = { ...scope[group], [field]: value };
  }
  return scope;
};

export type MailDraft = { subject: string; content: string };
/** `missing`: tags that have no value here, and no fallback. */
export type FilledMail = MailDraft & { missing: string[] };

/** A tag that has neither a value nor a fallback. */
const isMissing = (part: Template, values: MailValues): boolean =>
  !hasFallback(part) && namesIn(inText, [part]).some((name) => textOf(values[name]) === '');

/** Tags for what is no mail: `asWritten` makes of a value what may stand there. */
export const textEngine = (asWritten: (value: string) => string): Liquid =>
  lockedEngine((value) => asWritten(textOf(value).slice(0, MAX_VALUE).toWellFormed().replaceAll('\0', '')));

/** A text with values in the place of its tags; which of them have neither a value nor a fallback. */
export const fillText = (engine: Liquid, text: string, values: MailValues) => {
  const parts = engine.parse(text);
  const missing = parts
    .filter((part) => isMissing(part, values))
    .flatMap((part) => namesIn(engine, [part]))
    .filter((name) => textOf(values[name]) === '');
  return { filled: String(engine.renderSync(parts, scopeOf(values))), missing };
};

/** Names in `needed` whose tags a content has not. */
export const tagsNotIn = (content: string, needed: readonly string[]): string[] => {
  const there = namesIn(inText, inText.parse(content));
  return needed.filter((name) => !there.includes(name));
};

const partsOf = (paragraph: string): Template[] => {
  try {
    return inMarkdown.parse(paragraph);
  } catch {
    // The fallback of a tag goes over several paragraphs: none of them is whole.
    return [];
  }
};

/** Of a text those paragraphs that say something: not those with tags of which none has a value or a fallback. */
export const paragraphsWithValues = (content: string, values: MailValues): string =>
  content
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .filter((paragraph) => {
      const tags = partsOf(paragraph).filter((part) => namesIn(inMarkdown, [part]).length > 0);
      return tags.length === 0 || tags.some((part) => !isMissing(part, values));
    })
    .join('\n\n');

/** A draft with values in the place of its tags: the subject as one line, the content as Markdown in which values are text. */
export const fillMail = ({ subject, content }: MailDraft, values: MailValues): FilledMail => {
  const above = fillText(inText, subject, values);
  const below = fillText(inMarkdown, content, values);
  return {
    subject: tamed(above.filled),
    content: below.filled,
    missing: [...new Set([...above.missing, ...below.missing])],
  };
};
