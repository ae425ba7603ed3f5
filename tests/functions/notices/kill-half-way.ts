import { knowledge } from "../../../functions/src/notices/known";
import { mailDue } from "../../../functions/src/notices/send-due";
import { mailPerson } from "../../../functions/src/notices/mail-person";
import { tellDue } from "../../../functions/src/notices/tell-due";
import { tellTask } from "../../../functions/src/notices/tell-task";

/** A scheduler in a process of its own, to be killed: it never gets beyond so many tasks, or so many people. */
const [at, tasks, people] = process.argv.slice(2).map(Number);
if (at === undefined || tasks === undefined || people === undefined)
  throw new Error("usage: kill-half-way <instant> <tasks> <people>");
const now = new Date(at);
const forever = new Promise<never>(() => undefined);
const known = knowledge();
const goesOn = () => false;
let told = 0;
let mailed = 0;
await tellDue(now, known, goesOn, (taskId, when, all) => {
  told += 1;
  return told <= tasks ? tellTask(taskId, when, all) : forever;
});
await mailDue(now, known, goesOn, (uid, when, all) => {
  mailed += 1;
  return mailed <= people ? mailPerson(uid, when, all) : forever;
});
