import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Form } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { RichTextField } from './RichTextField.tsx';

const Written = () => {
  const [times, setTimes] = useState(0);
  return (
    <Form record={{ id: 'r', text: 'We sail at six.' }}>
      <RichTextField source="text" label="Text" max={1000} />
      <button type="button" onClick={() => setTimes(times + 1)}>
        {times}
      </button>
    </Form>
  );
};

describe('a rich text that is written', () => {
  it('given a form that is shown again, when nothing of its text has changed, then the editor is left alone, and the caret with it', async () => {
    await showConsole(<Written />);
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await vi.waitFor(() => expect(text.textContent).toBe('We sail at six.'));
    const options = vi.spyOn(Editor.prototype, 'setOptions');
    await userEvent.click(screen.getByRole('button', { name: '0' }));
    await screen.findByRole('button', { name: '1' });
    expect(options).not.toHaveBeenCalled();
  });
});
