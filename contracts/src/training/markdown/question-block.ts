import type { Question } from '#contracts/recruiting/question/question.fields';

/** A question without its ids, as a fenced block of Markdown holds it. */
export type WrittenQuestion = Omit<Question, 'id' | 'choices'> & { choices: { text: string; isRight: boolean }[] };

const CHOICE = /^- \[([ xX])\] (.*)$/;
const SETTING = /^(type|hint|points|required|shows-answer|takes|seconds|think-seconds|characters|video): ?(.*)$/;
const NEEDS_ESCAPE = /^(?:\\|- \[)/;

/** A text on one line, which `fromOneLine` reads again. */
export const onOneLine = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
export const fromOneLine = (line: string): string =>
  line.replace(/\\(n|\\)/g, (_, sign) => (sign === 'n' ? '\n' : '\\'));

const escaped = (line: string): string => (NEEDS_ESCAPE.test(line) || SETTING.test(line) ? `\\${line}` : line);

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
const numberIn = (text: string | undefined): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** What a block says: the question, its choices, then what is not as usual. */
export const questionText = (question: Question): string => {
  const settings: [string, string | number | null, unknown][] = [
    ['type', question.responseType, null],
    ['hint', onOneLine(question.hint), ''],
    ['points', question.points, null],
    ['required', yesNo(question.isRequired), 'yes'],
    ['shows-answer', yesNo(question.showsRightAnswer), 'no'],
    ['takes', question.allowedTakes, null],
    ['seconds', question.timeLimit, null],
    ['think-seconds', question.thinkTime, null],
    ['characters', question.minimumCharacters, null],
    ['video', question.instructionsVideoId, null],
  ];
  const choices = question.choices.map(({ text, isRight }) => `- [${isRight ? 'x' : ' '}] ${onOneLine(text)}`);
  const parts = [
    question.text.split('\n').map(escaped),
    choices,
    settings.flatMap(([key, value, usual]) => (value === usual ? [] : [`${key}: ${value}`])),
  ];
  return parts
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
};

const isBlank = (line: string | undefined): boolean => line !== undefined && line.trim() === '';

/** The lines at the end of others that look so, first to last; they are taken away. */
const takenFrom = (lines: string[], pattern: RegExp): RegExpExecArray[] => {
  const taken: RegExpExecArray[] = [];
  while (isBlank(lines.at(-1))) lines.pop();
  for (let found = pattern.exec(lines.at(-1) ?? ''); found; found = pattern.exec(lines.at(-1) ?? '')) {
    taken.push(found);
    lines.pop();
  }
  return taken.reverse();
};

/** Reads what `questionText` wrote, or what somebody wrote by hand: with choices it is one of multiple choice. */
export const readQuestion = (text: string): WrittenQuestion => {
  const lines = text.trimEnd().split('\n');
  const settings = new Map(takenFrom(lines, SETTING).map(([, key = '', value = '']) => [key, value.trim()]));
  const choices = takenFrom(lines, CHOICE).map(([, mark, said = '']) => ({
    text: fromOneLine(said).trim(),
    isRight: mark !== ' ',
  }));
  const says = (key: string, usual: boolean) => (settings.has(key) ? settings.get(key) === 'yes' : usual);
  return {
    text: lines
      .map((line) => line.replace(/^\\/, ''))
      .join('\n')
      .trim(),
    responseType: (settings.get('type') ??
      (choices.length > 0 ? 'multiple-choice' : 'text')) as Question['responseType'],
    hint: fromOneLine(settings.get('hint') ?? ''),
    instructionsVideoId: settings.get('video') || null,
    isRequired: says('required', true),
    allowedTakes: numberIn(settings.get('takes')),
    timeLimit: numberIn(settings.get('seconds')),
    thinkTime: numberIn(settings.get('think-seconds')),
    minimumCharacters: numberIn(settings.get('characters')),
    points: numberIn(settings.get('points')),
    choices,
    showsRightAnswer: says('shows-answer', false),
  };
};
