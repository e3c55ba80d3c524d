import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DISPLAY = ':97';
const SCREEN = '1400x1000x24';
const QUIET_MS = 8000;

/** Something said, and when, in milliseconds of the day. */
export interface Spoken {
  readonly at: string;
  readonly text: string;
}

/** A desktop that nobody sees, with a window manager and Orca, which writes down what it says instead of saying it. */
export class OrcaDesktop {
  readonly env: { readonly [name: string]: string };
  private readonly debugFile: string;
  private readonly running: ChildProcess[] = [];

  private constructor(folder: string) {
    this.debugFile = join(folder, 'orca-debug.log');
    const home = join(folder, 'home');
    const runtime = join(folder, 'runtime');
    for (const made of [home, runtime]) mkdirSync(made, { recursive: true, mode: 0o700 });
    installVoice(home, join(folder, 'voice.log'));
    this.env = {
      ...(process.env as { [name: string]: string }),
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      DISPLAY,
      ACCESSIBILITY_ENABLED: '1',
      GNOME_ACCESSIBILITY: '1',
    };
  }

  static async open(folder: string): Promise<OrcaDesktop> {
    const desktop = new OrcaDesktop(folder);
    desktop.run('Xvfb', DISPLAY, '-screen', '0', SCREEN, '-nolisten', 'tcp');
    await sleep(1500);
    desktop.run('openbox');
    desktop.run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
    desktop.run('gsettings', 'set', 'org.gnome.desktop.a11y.applications', 'screen-reader-enabled', 'true');
    await sleep(1000);
    desktop.run('orca', '--replace', `--debug-file=${desktop.debugFile}`);
    await desktop.whenSpoken().catch((error: unknown) => {
      desktop.close();
      throw error;
    });
    return desktop;
  }

  /** Everything that has been said so far, in order. */
  listSpoken(): Spoken[] {
    const lines = readFileSync(this.debugFile, 'utf8').split('\n');
    return lines.flatMap((line) => {
      const found = /^([\d:.]+) - SPEECH OUTPUT: '(.*)'(?:\{.*)?$/.exec(line);
      return found ? [{ at: found[1] as string, text: (found[2] as string).trim() }] : [];
    });
  }

  /** A real touch in the middle of the screen: only then does the window's page have the focus of the whole desktop. */
  async touchWindow(): Promise<void> {
    await sleep(1000);
    this.run('xdotool', 'mousemove', '640', '600', 'click', '1');
    await sleep(1000);
  }

  /** A busy machine makes it come late: until nothing more has been said for a while. */
  async whenQuiet(): Promise<void> {
    for (let before = -1; before < this.listSpoken().length;) {
      before = this.listSpoken().length;
      await sleep(QUIET_MS);
    }
  }

  close(): void {
    for (const child of this.running.toReversed()) child.kill();
  }

  private run(program: string, ...args: string[]): void {
    this.running.push(spawn(program, args, { env: this.env, stdio: 'ignore' }));
  }

  /** Orca greets when it is there. */
  private async whenSpoken(): Promise<void> {
    for (let seconds = 0; seconds < 60; seconds++) {
      try {
        if (this.listSpoken().length > 0) return;
      } catch {
        // Not yet there.
      }
      await sleep(1000);
    }
    throw new Error('Orca has not said anything within a minute.');
  }
}

/** A voice that writes into a file: without one Orca is not content, and there is nothing here that could be heard. */
function installVoice(home: string, file: string): void {
  const settings = join(home, '.config/speech-dispatcher');
  mkdirSync(join(settings, 'modules'), { recursive: true });
  writeFileSync(
    join(settings, 'speechd.conf'),
    'LogLevel 1\nAudioOutputMethod "alsa"\nAddModule "writer" "sd_generic" "writer.conf"\nDefaultModule writer\nDefaultLanguage "en"\n',
  );
  // A sound card of its own that swallows everything.
  writeFileSync(join(home, '.asoundrc'), 'pcm.!default { type null }\nctl.!default { type null }\n');
  const voices = ['en', 'fr', 'de'].map(
    (language) => `GenericLanguage "${language}" "${language}" "utf-8"\nAddVoice "${language}" "MALE1" "${language}"`,
  );
  const write = `printf '%s|%s\\\\n' \\'$LANGUAGE\\' \\'$DATA\\' >> ${file}`;
  writeFileSync(
    join(settings, 'modules/writer.conf'),
    [`GenericExecuteSynth "${write}"`, 'GenericCmdDependency "printf"', ...voices, 'DefaultVoice "en"'].join('\n'),
  );
}
