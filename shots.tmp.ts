import { chromium } from "@playwright/test";
import { signIn } from "./tests/e2e/steps/session";
const base="http://127.0.0.1:"+process.env.SURICATE_PORT_HOSTING;
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const shots:[string,string,string,number,number,string,string][]=JSON.parse(process.argv[2]!);
const states=new Map<string,any>();
for(const [name,as,path,w,h,lang,scheme] of shots){
 try{
 if(as!=="-"&&!states.has(as)){const c=await b.newContext({baseURL:base,locale:"fr-FR"});const p=await c.newPage();await signIn(p,as,{remember:true});states.set(as,await c.storageState({indexedDB:true}));await c.close();}
 const c=await b.newContext({baseURL:base,locale:lang==="de"?"de-DE":"fr-FR",viewport:{width:w,height:h},colorScheme:scheme as any,...(as==="-"?{}:{storageState:states.get(as)}),reducedMotion:"reduce"});
 const p=await c.newPage(); await p.addInitScript((l)=>localStorage.setItem("language",l),lang);
 await p.goto(path); await p.waitForTimeout(3500); await p.screenshot({path:`/tmp/shots/${name}.png`}); await c.close(); console.log(name);
 }catch(e){console.log(name,String(e).slice(0,200))}
}
await b.close();
