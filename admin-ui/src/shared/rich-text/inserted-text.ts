/** What an input holds once something stands in the place of what is selected; the caret goes behind it. */
export const insertedText = (input: HTMLInputElement | HTMLTextAreaElement, text: string): string => {
  const { value } = input;
  const [start, end] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
  requestAnimationFrame(() => {
    input.focus();
    input.setSelectionRange(start + text.length, start + text.length);
  });
  return value.slice(0, start) + text + value.slice(end);
};
