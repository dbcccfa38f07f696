import { ApiError } from '@pavilion/api-client';
import { signedIn } from '@pavilion/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell, testRelease } from '../testing.tsx';

test.each([
  ['/contactus', 'Contact'],
  ['/privacypolicy', 'Privacy'],
  ['/responsiblegame', 'Responsible gaming'],
  ['/fairplay', 'Fair play'],
  ['/gamesrule', 'Game rules'],
  ['/terms', 'Terms'],
  ['/help', 'Help'],
])('%s is there for visitors and players alike, titled %s', async (path, title) => {
  for (const session of [undefined, signedIn]) {
    const { address } = await openShell(path, session ? { session } : {});
    expect((await screen.findAllByRole('heading', { level: 1 })).at(-1)).toHaveTextContent(title);
    expect(document.title).toBe(`${title} | Pavilion`);
    expect(address()).toBe(path);
  }
});

test('help leads to where each thing is done; a visitor logs in first, and a question opens into its answer', async () => {
  const limits = testRelease({
    name: 'wallet',
    routes: [
      { path: '/profile/limits', access: 'protected', frame: 'full', page: 'limits', title: { en: 'L', hi: 'L' } },
    ],
  });
  const door = async (session?: typeof signedIn) => {
    await openShell('/help', { releases: [limits], ...(session ? { session } : {}) });
    const doors = await screen.findAllByRole('link', { name: /^Limits and breaks Deposit, loss/ });
    return doors.at(-1)?.getAttribute('href');
  };
  expect(await door()).toBe('/help?dialog=login&next=%2Fprofile%2Flimits');
  expect(await door(signedIn)).toBe('/profile/limits');
  const [question] = screen.getAllByText('What is exposure?');
  await userEvent.click(question as HTMLElement);
  expect(question?.closest('details')).toHaveAttribute('open');
});

describe('the contact form', () => {
  const open = async (answer: unknown, session?: typeof signedIn) => {
    const opened = await openShell('/contactus', {
      ...(session ? { session } : {}),
      answers: { sendContactMessage: answer as object },
    });
    const form = within(await screen.findByRole('form', { name: 'Write to us' }));
    return { ...opened, form };
  };
  const taken = { data: { id: 'MSG-12' } };

  test('a visitor says where an answer reaches them; what is wrong stands at its field, and nothing is sent before that', async () => {
    const { form, sent } = await open(taken);
    await userEvent.click(form.getByRole('button', { name: 'Money' }));
    await userEvent.type(form.getByLabelText('Message'), 'Hello');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(form.getByLabelText('Message')).toHaveAccessibleDescription('Write at least 10 characters.');
    expect(form.getByLabelText('E-mail or phone number')).toBeInvalid();
    expect(sent('sendContactMessage')).toEqual([]);
    await userEvent.type(form.getByLabelText('Message'), ', my deposit is not there.');
    await userEvent.type(form.getByLabelText('E-mail or phone number'), ' asha@example.com ');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('We have received your message: MSG-12')).toBeVisible();
    expect(sent('sendContactMessage')).toEqual([
      { topic: 'money', message: 'Hello, my deposit is not there.', reach: 'asha@example.com' },
    ]);
    expect(form.getByLabelText('Message')).toHaveValue('');
  });

  it.each(['९८७६५ ४३२१०', '\u202a98765\u00a043210\u202c', '９８７６５　４３２１０'])(
    'sends the number %j in ASCII',
    async (number) => {
      const { form, sent } = await open(taken);
      await userEvent.type(form.getByLabelText('Message'), 'Hello, my deposit is not there.');
      await userEvent.type(form.getByLabelText('E-mail or phone number'), number);
      await userEvent.click(form.getByRole('button', { name: 'Send' }));
      await screen.findByText('We have received your message: MSG-12');
      expect(sent('sendContactMessage')).toMatchObject([{ reach: '98765 43210' }]);
    },
  );

  test('a player is answered in their notifications, and keeps what they wrote where it is refused', async () => {
    const refuse = () => {
      const serverMessage = '5 of your messages have no reply yet. Replies come in your notifications.';
      throw new ApiError({ kind: 'refused', call: 'sendContactMessage', status: 409, serverMessage });
    };
    const { form } = await open(refuse, signedIn);
    expect(form.queryByLabelText('E-mail or phone number')).toBeNull();
    await userEvent.type(form.getByLabelText('Message'), 'My bet was settled wrongly.');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^5 of your messages have no reply yet/)).toBeVisible();
    expect(form.getByLabelText('Message')).toHaveValue('My bet was settled wrongly.');
  });
});
